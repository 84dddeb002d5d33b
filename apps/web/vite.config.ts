import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Writes each text file of the build compressed as well, so that the server never compresses while it serves. */
function compressed(): Plugin {
  return {
    name: 'aloft-compressed',
    apply: 'build',
    // After the files are written: Vite still changes the chunks while it makes the bundle.
    writeBundle({ dir = '' }, bundle) {
      for (const fileName of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const path = join(dir, fileName)
        const source = readFileSync(path)
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        writeFileSync(`${path}.br`, brotliCompressSync(source, quality))
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react({ compiler: true }), compressed()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0, sourcemap: false },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
