/**
 * The script that a brand's snippet loads (DOM-07). It marks the page as connected, which the page's own scripts can
 * read or listen for; a page opened with `nobridge` is left unchanged (HLP-02).
 */
export function bridgeScript(ideaId: string): string {
  return `(() => {
  if (new URLSearchParams(location.search).has('nobridge')) return
  const brand = ${JSON.stringify(ideaId)}
  document.documentElement.dataset.bridge = brand
  dispatchEvent(new CustomEvent('bridge', { detail: { brand } }))
})()
`
}
