import { readFile } from 'node:fs/promises'
import { fontPackage } from './font-files.ts'

/** Reads a font file of `fontFileNames` from the installed packages: the `read` of `loadFontSet` on the server. */
export function readNodeFont(fileName: string): Promise<Uint8Array> {
  return readFile(new URL(import.meta.resolve(`${fontPackage(fileName)}/files/${fileName}`)))
}
