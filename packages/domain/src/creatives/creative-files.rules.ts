/** Types of files that the pictures of creatives are downloaded as. */
export const pictureFileTypes = ['png', 'jpeg', 'webp'] as const
export type PictureFileType = (typeof pictureFileTypes)[number]

/** Creatives that one press archives, deletes or downloads at most. */
export const maxCreativesAtOnce = 100

const longestFileName = 80

/** A name without characters that file systems refuse; `creative` if nothing is left. */
export function safeFileName(name: string | null): string {
  const safe = (name ?? '')
    .replace(/[\p{C}"*/:<>?\\|]/gu, ' ')
    // Windows refuses names that end with a period.
    .replace(/^[\s.]+|[\s.]+$/gu, '')
  return [...safe].slice(0, longestFileName).join('').trimEnd() || 'creative'
}

/** A folder for each name, in the same order: equal names are numbered, whatever their case. */
export function folderNames(names: readonly (string | null)[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const wanted = safeFileName(name)
    let folder = wanted
    for (let number = 2; taken.has(folder.toLowerCase()); number++) folder = `${wanted} ${number}`
    taken.add(folder.toLowerCase())
    return folder
  })
}
