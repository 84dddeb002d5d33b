/** True for names of files and calls: words of a-z and 0-9 joined by single hyphens, a letter first. */
export function isKebabCase(name: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
}

/** `archive-idea` as `archiveIdea`. */
export function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** `archive-idea` as `ArchiveIdea`. */
export function pascalCase(name: string): string {
  return capitalised(camelCase(name))
}

/** `archive-idea` as `Archive idea`. */
export function sentenceCase(name: string): string {
  return capitalised(name.replaceAll('-', ' '))
}

/** A key of an object literal: only quoted if necessary. */
export function objectKey(name: string): string {
  return isKebabCase(name) && name.includes('-') ? `'${name}'` : name
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
