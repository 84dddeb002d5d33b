import { readFile } from 'node:fs/promises'
import { fontPackage } from './font-files.ts'

/** The server's `read` for `loadFontSet`: reads a font file of `fontFileNames` from the installed packages. */
export function readNodeFont(fileName: string): Promise<Uint8Array> {
  return readFile(new URL(import.meta.resolve(`${fontPackage(fileName)}/files/${fileName}`)))
}
