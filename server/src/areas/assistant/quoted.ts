/** A text of a user, an ad or a website: one line, without any effect on the answer's format. */
export const quoted = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~!]/g, String.raw`\$&`)
