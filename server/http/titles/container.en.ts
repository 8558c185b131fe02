import type { containerZh } from './container.zh.ts'

export const containerEn: Readonly<Record<keyof typeof containerZh, string>> = {
  challengeWithoutContainer: 'This challenge has no instances',
  containerCoolDown: 'That was a moment ago; please try again in {seconds} s',
  containerRunsAlready: 'The instance is running already',
  containerNotConfigured: 'The challenge’s image or port is not set properly; please tell the organisers',
  containerLimitReached: 'The team has as many instances as it may have ({limit}); destroy one of them first',
  containerNoRuntime: 'This platform has nothing that could run instances',
  containerNotStarted: 'The instance could not be started; please try again later',
  containerImageMissing: 'The image of the instance cannot be fetched; please tell the organisers',
  containerEndedAtOnce: 'The instance ended as soon as it had started; please tell the organisers',
  containerRuntimeSilent: 'What runs the instances does not answer now; please try again later',
  containerNoRoom: 'There is no room for another instance now; please try again later',
  containerTooSlow: 'The instance took too long to start; please try again later',
  containerMissing: 'There is no such instance',
  containerProlongEarly: 'The instance can be prolonged once less than {minutes} minutes are left',
  containerNotStopped: 'The instance could not be destroyed yet; the platform goes on trying',
}
