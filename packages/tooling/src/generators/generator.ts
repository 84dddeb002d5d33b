import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Why a generator writes nothing; one line for the person who ran it. */
export class CannotGenerate extends Error {}

/** The tree below `root` for a generator: it reads files and collects what's to be written. */
export class Draft {
  readonly root: string
  readonly written = new Map<string, string>()

  constructor(root: string) {
    this.root = root
  }

  has(path: string): boolean {
    return this.written.has(path) || existsSync(join(this.root, path))
  }

  /** The names in a folder; none if it is missing. */
  list(folder: string): string[] {
    const path = join(this.root, folder)
    return existsSync(path) ? readdirSync(path).toSorted() : []
  }

  /** Throws CannotGenerate if the file is missing. */
  read(path: string): string {
    if (!this.has(path)) throw new CannotGenerate(`${path} does not exist yet`)
    return this.written.get(path) ?? readFileSync(join(this.root, path), 'utf8')
  }

  /** Creates a file; throws CannotGenerate if it exists already. */
  create(path: string, text: string): void {
    if (this.has(path)) throw new CannotGenerate(`${path} exists already`)
    this.written.set(path, text)
  }

  /** Changes an existing file by one or more edits. */
  edit(path: string, ...edits: ((text: string) => string)[]): void {
    this.written.set(
      path,
      edits.reduce((text, edit) => edit(text), this.read(path)),
    )
  }
}

/** Throws CannotGenerate if the list of areas lacks it, unless it is one of `others`. */
export function checkArea(draft: Draft, area: string, others: readonly string[] = []): void {
  const listed = draft.read('packages/domain/src/areas.ts').matchAll(/'([\w-]+)'/g)
  const areas = [...others, ...Array.from(listed, ([, name = '']) => name)].toSorted()
  if (!areas.includes(area)) {
    throw new CannotGenerate(`${area} is no area: choose one of ${areas.join(', ')}`)
  }
}

/** Adds a new thing's files and edits to the draft; throws CannotGenerate if it can't. */
export interface Generator {
  /** The arguments after the kind, for the usage text. */
  words: '<name> <area>' | '<name> <area>[/<subject>]' | '<name> <group>'
  /** Returns what's left to do by hand, one line each. */
  write: (draft: Draft, name: string, area: string) => readonly string[]
}
