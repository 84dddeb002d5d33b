const longest = 60

/**
 * A name that is safe in a mail to strangers, or undefined: a user could otherwise put an advertisement with a link
 * into our mails.
 */
export function safeName(name: string): string | undefined {
  const line = name.replace(/[\s\p{C}]+/gu, ' ').trim()
  const isLinkLike = /:\/\/|@|\S\.\p{L}{2}/u.test(line)
  return line && line.length <= longest && !isLinkLike ? line : undefined
}
