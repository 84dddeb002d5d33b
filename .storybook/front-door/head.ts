const fonts = [
  { family: 'Instrument Sans Variable', file: 'instrument-sans-latin-wght-normal', weights: '400 700' },
  {
    family: 'Bricolage Grotesque Variable',
    file: 'bricolage-grotesque-latin-opsz-normal',
    weights: '200 800',
  },
]

const ground = `html { background: #fafaf7 }
@media (prefers-color-scheme: dark) { html { background: #141311 } }`

/** The background of stories before their own styles are loaded. */
export const previewHead = `
<style>
${ground}
.sb-preparing-story, .sb-preparing-docs { background: transparent }
</style>`

/** Our two faces, and the background before Storybook's own script has run. */
export const managerHead = `
${fonts
  .map(
    ({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="./fonts/${file}.woff2">`,
  )
  .join('\n')}
<style>
${fonts
  .map(
    ({ family, file, weights }) =>
      `@font-face { font-family: '${family}'; src: url('./fonts/${file}.woff2') format('woff2'); font-weight: ${weights}; font-display: swap }`,
  )
  .join('\n')}
${ground}
.aloft-brand { display: inline-flex; align-items: center; gap: 8px; font: 600 20px/26px 'Bricolage Grotesque Variable', sans-serif; letter-spacing: -.014em }
</style>`
