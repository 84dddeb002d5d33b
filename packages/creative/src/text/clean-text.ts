/** A text as drawn: composed letters, no invisible characters, single spaces, no empty lines. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/\t/g, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\uFE00-\uFE0F]/gu, '')
        .replace(/ +/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
}
