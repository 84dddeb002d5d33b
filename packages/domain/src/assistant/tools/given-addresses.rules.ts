import { normaliseUrl } from '../../core/url.ts'

const address =
  /https?:\/\/[^\s"<>]+[^\s"<>.,!?;:)]|\b(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^\s"<>]*[^\s"<>.,!?;:)])?/giu

/** Every address in texts of the user. */
export function askedAddresses(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.match(address) ?? [])
}

/**
 * Whether an address is one of those given, so that what was read elsewhere can't send a request to an address of its
 * own, with what it wants to know in the path.
 */
export function isAddressGiven(url: string, given: readonly string[]): boolean {
  const wanted = comparable(url)
  return given.some((one) => comparable(one) === wanted)
}

function comparable(url: string): string {
  const normal = normaliseUrl(url) || url.trim()
  return normal.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}
