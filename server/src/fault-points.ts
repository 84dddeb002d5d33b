/** Points where a test can kill the process, like SIGKILL, between one commit and the next. */
export const faultPoints = [
  'ad-begun',
  'ad-texts-kept',
  'ad-before-end',
  'ad-ended',
  'arm-ended',
  'first-ads-before-next',
  'first-ads-next',
  'image-kept',
  'image-paid',
  'payment-begun',
  'payment-charged',
  'payment-ended',
  'payment-told',
  'run-made',
  'run-sent',
  'run-synced',
  'run-turn',
  'texts-reserved',
  'texts-ended',
] as const
export type FaultPoint = (typeof faultPoints)[number]
export type FaultPoints = (point: FaultPoint) => void

/**
 * Kills the process when it passes a point for the nth time, as set, for example `ad-texts-kept:3`. Without a setting
 * nothing happens; production refuses the setting.
 */
export function createFaultPoints(setting: string | undefined): FaultPoints {
  const [wanted, times = '1'] = setting?.split(':') ?? []
  let left = Number(times)
  return (point) => {
    if (point === wanted && --left === 0) process.kill(process.pid, 'SIGKILL')
  }
}
