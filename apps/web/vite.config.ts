import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { noChunkCircles } from './build/chunk-circles.ts'
import { chunkTable } from './build/chunks.ts'
import { firstFiles } from './build/first-files.ts'

const [brotliCompress, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)]

/**
 * Also writes each text file of the build in compressed form, so that the server never compresses while
 * serving.
 */
function compressed(): Plugin {
  return {
    name: 'aloft-compressed',
    apply: 'build',
    // Once the files are written, because Vite still changes the chunks while it generates the bundle.
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))
      // Together, on all cores.
      await Promise.all(
        texts.map(async (fileName) => {
          const path = join(dir, fileName)
          const source = await readFile(path)
          const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }
          await writeFile(`${path}.br`, await brotliCompress(source, quality))
          await writeFile(`${path}.gz`, await gzip(source, { level: 9 }))
        }),
      )
    },
  }
}

const hasDevPages = process.env['DEV_PAGES'] === '1'

export default defineConfig(({ command }) => ({
  define: {
    'import.meta.env.DEV_PAGES': command === 'serve' || hasDevPages,
  },
  plugins: [
    vanillaExtractPlugin(),
    react({ compiler: true }),
    noChunkCircles(),
    compressed(),
    chunkTable(),
    firstFiles(),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    // The first versions with `popover`, which the frame needs; older ones get no fallback colors.
    cssTarget: ['chrome114', 'firefox125', 'safari17'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // The start of the app names each file, and hashes can't be compressed. Seven letters are the fewest that Rolldown takes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups(hasDevPages) },
      },
    },
  },
  // The mixer's worker shares no chunk with the page, and imports its own.
  worker: { format: 'es' },
  // Each icon is a file of its own.
  optimizeDeps: { exclude: ['lucide-react'] },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
}))
