const plainType = /^[\w.+-]+\/[\w.+-]+$/

/** Throws if a content type is not a plain `type/subtype`. */
export function requirePlainType(contentType: string): void {
  if (!plainType.test(contentType)) throw new Error(`Not a plain content type: ${contentType}`)
}
