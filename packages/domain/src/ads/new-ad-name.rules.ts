import { type AdPlatform, platformNames } from '../ideas/platforms.rules.ts'

/**
 * The name of a new ad: its subject and platform, such as "Dome lamp, Instagram". `subject` is the offering, what the
 * business sells, or the brand.
 */
export function newAdName(subject: string, platform: AdPlatform): string {
  const [first = '', ...rest] = subject.trim()
  return `${first.toLocaleUpperCase('en')}${rest.join('')}, ${platformNames[platform]}`
}
