/** Confetti over the page; nothing for users who asked for less motion (GUI-13). */
export async function celebrate(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { create } = (await import('canvas-confetti')).default
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:30'
  canvas.setAttribute('aria-hidden', 'true')
  document.body.append(canvas)
  // Without the worker, whose script the content security policy blocks.
  const fire = create(canvas, { resize: true, useWorker: false })
  await fire({ particleCount: 120, spread: 80, origin: { y: 0.8 } })
  canvas.remove()
}
