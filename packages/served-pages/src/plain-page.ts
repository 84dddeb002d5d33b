import { escapeHtml } from './escape-html.ts'

interface PlainPage {
  /** HTML, like `main`. */
  readonly title: string
  readonly product: string
  readonly nonce: string
  readonly style: string
  readonly main: string
}

/** A page outside the app, hidden from search engines. No script: every step is a form or a link. */
export function plainPage({ title, product, nonce, style, main }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${escapeHtml(product)}</title>
    <style nonce="${nonce}">${style}</style>
  </head>
  <body>
    <main>
      ${main}
    </main>
  </body>
</html>
`
}
