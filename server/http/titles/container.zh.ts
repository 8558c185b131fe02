/** About containers, to players and organisers. */
export const containerZh = {
  challengeWithoutContainer: '此题目不提供实例',
  containerCoolDown: '操作太快，请 {seconds} 秒后再试',
  containerRunsAlready: '实例已经在运行',
  containerNotConfigured: '题目的容器镜像或端口未正确设置，请联系主办方',
  containerLimitReached: '队伍的实例数量已达上限（{limit} 个），请先销毁一个实例',
  containerNoRuntime: '本平台无法运行实例',
  containerNotStarted: '实例启动失败，请稍后再试',
  containerImageMissing: '实例所用的镜像无法获取，请联系主办方',
  containerEndedAtOnce: '实例启动后立即退出，请联系主办方',
  containerRuntimeSilent: '运行实例的环境暂时没有响应，请稍后再试',
  containerNoRoom: '目前没有足够的资源运行更多实例，请稍后再试',
  containerTooSlow: '实例启动时间过长，已放弃，请稍后再试',
  containerMissing: '实例不存在',
  containerProlongEarly: '实例剩余时间超过 {minutes} 分钟，暂时不能延长',
  containerNotStopped: '实例暂时未能销毁，平台会继续尝试',
} as const
