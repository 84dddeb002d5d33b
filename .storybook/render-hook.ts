/** What React calls after each commit where its developer tools are installed; it looks for them when it's loaded. */
interface RenderHook {
  readonly supportsFiber: true
  readonly inject: () => number
  readonly checkDCE: () => void
  onCommitFiberRoot: (id: number, root: unknown) => void
  readonly onCommitFiberUnmount: () => void
}

declare global {
  // React's own name for it.
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: RenderHook | undefined
}

// Real developer tools stay: they're installed before any page.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  inject: () => 1,
  checkDCE() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
}

export {}
