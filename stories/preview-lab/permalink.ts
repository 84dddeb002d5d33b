/** What is typed in the lab. */
export interface LabAd {
  name: string
  message: string
  headline: string
  description: string
  buttonLabel: string
  /** Place in the list of pictures; -1 for none. */
  picture: number
}

/**
 * The parts that differ from the sample, as text for the address. Storybook only keeps letters, digits, `_` and `-` there,
 * so it's base64 of the JSON.
 */
export function encodeAd(ad: LabAd, sample: LabAd): string {
  const changed = Object.entries(ad).filter(([key, value]) => value !== sample[key as keyof LabAd])
  if (changed.length === 0) return ''
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(changed)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The ad of an address. Whatever can't be read is as in the sample. */
export function decodeAd(code: string, sample: LabAd): LabAd {
  const read = parsed(code)
  const texts = (['name', 'message', 'headline', 'description', 'buttonLabel'] as const).map((key) => {
    const text = read[key]
    return [key, typeof text === 'string' ? text : sample[key]] as const
  })
  const { picture } = read
  return {
    ...sample,
    ...Object.fromEntries(texts),
    picture: typeof picture === 'number' && Number.isInteger(picture) ? picture : sample.picture,
  }
}

function parsed(code: string): Record<string, unknown> {
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
