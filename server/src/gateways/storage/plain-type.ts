const plainType = /^[\w.+-]+\/[\w.+-]+$/

/** Throws on a content type that is no plain `type/subtype`. */
export function requirePlainType(contentType: string): void {
  if (!plainType.test(contentType)) throw new Error(`Not a plain content type: ${contentType}`)
}
