import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { type Figure, ratioFigure } from '../figure.ts'

const here = join(import.meta.dirname, '..')

// Both sides render the same, so that what a bundler may drop is dropped on both.
const sources = {
  ours: `
    import { Button } from '@aloft/design-system/primitives/button'
    import { ModalFrame } from '@aloft/design-system/primitives/modal-frame'
    export const Both = () =>
      <ModalFrame closeLabel="Close" onClose={() => {}}><Button>Go on</Button></ModalFrame>`,
  theirs: `
    import * as Dialog from '@radix-ui/react-dialog'
    export const Both = () =>
      <Dialog.Root open>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content><button type="button">Go on</button><Dialog.Close>Close</Dialog.Close></Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>`,
}

/** Compressed bytes of our dialog and button beside bare Radix, without React on either side. */
export async function primitiveFigures(): Promise<Figure[]> {
  const [ours, theirs] = [await bytesOf(sources.ours), await bytesOf(sources.theirs)]
  const compared = { ours: ours / 1000, theirs: theirs / 1000, ratio: ours / theirs }
  return [
    ratioFigure('dialog and button, beside bare Radix', compared, {
      most: 1.3,
      unit: 'KB',
      note: 'our styles are 2.9 KB and the table of all icons about 4 KB of it; there is no popover yet',
    }),
  ]
}

async function bytesOf(source: string): Promise<number> {
  const dir = mkdtempSync(join(here, 'tmp-'))
  try {
    const entry = join(dir, 'entry.tsx')
    writeFileSync(entry, source)
    const built = (await build({
      root: dir,
      configFile: false,
      logLevel: 'error',
      plugins: [vanillaExtractPlugin(), react({ compiler: true })],
      build: {
        write: false,
        target: 'es2023',
        minify: true,
        assetsInlineLimit: 0,
        lib: { entry, formats: ['es'] },
        rolldownOptions: { external: [/^react(?:-dom)?(?:\/|$)/] },
      },
    })) as Rolldown.RolldownOutput[]
    const texts = built.flatMap(({ output }) =>
      output.flatMap((file) =>
        file.type === 'chunk' ? [file.code] : file.fileName.endsWith('.css') ? [file.source] : [],
      ),
    )
    return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
  } finally {
    rmSync(dir, { recursive: true })
  }
}
