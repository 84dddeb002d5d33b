/** What of a fiber of React 19 says whether a component was drawn; no part of React's API. */
interface Fiber {
  readonly type: unknown
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

interface RenderHook {
  onCommitFiberRoot: (id: number, root: { readonly current: Fiber }) => void
}

// `PerformedWork`, which React sets for its developer tools.
const performedWork = 1

/** Counts, by name, how often components are drawn from here on. Storybook's preview installs what it needs. */
export function countRenders(): { readonly of: (component: string) => number; readonly stop: () => void } {
  const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis as {
    readonly __REACT_DEVTOOLS_GLOBAL_HOOK__?: RenderHook
  }
  if (!hook) throw new Error('nothing counts renders here')
  const counts = new Map<string, number>()
  const visit = (fiber: Fiber): void => {
    const { type, flags, alternate } = fiber
    if (typeof type === 'function' && (flags & performedWork) !== 0)
      counts.set(type.name, (counts.get(type.name) ?? 0) + 1)
    // Where nothing was drawn below, the children are those of the last commit.
    if (alternate && alternate.child === fiber.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child)
  }
  const before = hook.onCommitFiberRoot
  hook.onCommitFiberRoot = (id, root) => {
    visit(root.current)
    before.call(hook, id, root)
  }
  return {
    of: (component) => counts.get(component) ?? 0,
    stop() {
      hook.onCommitFiberRoot = before
    },
  }
}
