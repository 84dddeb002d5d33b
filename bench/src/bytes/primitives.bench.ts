import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { type Figure, ratioFigure } from '../figure.ts'

const here = join(import.meta.dirname, '..')

const popover = join(here, '../../packages/design-system/src/primitives/popover.tsx')
const hasPopover = existsSync(popover)

// Only parts, so that both sides include what's needed to show them but no page around them.
const sources = {
  ours: `
    export { Button } from '@aloft/design-system/primitives/button'
    export { ModalFrame } from '@aloft/design-system/primitives/modal-frame'
    ${hasPopover ? `export * from '@aloft/design-system/primitives/popover'` : ''}`,
  theirs: `
    export * as Dialog from '@radix-ui/react-dialog'
    ${hasPopover ? `export * as Popover from '@radix-ui/react-popover'` : ''}
    export const Button = 'button'`,
}

/**
 * Compressed bytes of our dialog, popover and button compared with plain Radix, without React on either side.
 */
export async function primitiveFigures(): Promise<Figure[]> {
  const [ours, theirs] = [await bytesOf(sources.ours), await bytesOf(sources.theirs)]
  const compared = { ours: ours / 1000, theirs: theirs / 1000, ratio: ours / theirs }
  const what = hasPopover ? 'dialog, popover and button' : 'dialog and button, as there is no popover'
  return [
    ratioFigure(`${what}, beside bare Radix`, compared, {
      most: 1.3,
      unit: 'KB',
      note: 'our styles are among ours; Radix brings none',
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
        rolldownOptions: {
          external: [/^react(?:-dom)?(?:\/|$)/],
          // All in one file on both sides: compressed apart, the panel that a popover loads later weighs more.
          output: { codeSplitting: false },
        },
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
