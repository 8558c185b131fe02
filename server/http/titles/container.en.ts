import type { containerZh } from './container.zh.ts'

export const containerEn: Readonly<Record<keyof typeof containerZh, string>> = {
  challengeWithoutContainer: 'This challenge has no instances',
  containerCoolDown: 'Too fast. Try again in {seconds} s',
  containerRunsAlready: 'The instance is already running',
  containerNotConfigured: 'The challenge’s image or port isn’t set up correctly. Tell the organisers',
  containerLimitReached: 'Your team has reached its limit of instances ({limit}). Destroy one first',
  containerNoRuntime: 'This platform can’t run instances',
  containerNotStarted: 'The instance couldn’t be started. Try again later',
  containerImageMissing: 'The image of this challenge can’t be downloaded. Tell the organisers',
  containerEndedAtOnce: 'The instance stopped right after it started. Tell the organisers',
  containerRuntimeSilent: 'The container service isn’t responding. Try again later',
  containerNoRoom: 'There’s no capacity for another instance right now. Try again later',
  containerTooSlow: 'The instance took too long to start. Try again later',
  containerMissing: 'Instance not found',
  containerProlongEarly: 'You can extend the instance when less than {minutes} minutes are left',
  containerNotStopped: 'The instance couldn’t be destroyed yet. The platform keeps trying',
}
