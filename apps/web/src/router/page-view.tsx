import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useState,
} from 'react'
import { type Location, Router } from 'react-router'
import { LeavingContext, OutletContext, PreloadContext } from './outlet.tsx'
import type { PageRouter, ShownPage } from './page-router.ts'
import { useScrolling } from './use-scrolling.ts'

type ErrorView = ComponentType<{ error: unknown }>

/** The page a router shows, in its layouts; `Failed` in place of one that could not be loaded or drawn. */
export function PageView({ router, Failed }: { router: PageRouter; Failed: ErrorView }) {
  const [{ shown, frame, isLeaving }, setState] = useState(router.getState)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.getState()))
    follow()
    return router.subscribe(follow)
  }, [router])
  const page = shown ?? frame
  // Blank for the moment in which the first frame loads: a flash of anything else would be noise.
  if (!page) return null
  return (
    <Router navigator={router.navigator} location={page.location} navigationType={page.action}>
      <LeavingContext value={isLeaving && shown !== null}>
        <PreloadContext value={router.preload}>
          <Shown router={router} shown={page} Failed={Failed} />
        </PreloadContext>
      </LeavingContext>
    </Router>
  )
}

function Shown({ router, shown, Failed }: { router: PageRouter; shown: ShownPage; Failed: ErrorView }) {
  useScrolling(router, shown)
  const { location, components, failure } = shown
  return (
    <ErrorBoundary location={location} Failed={Failed}>
      {failure ? <Failed error={failure.cause} /> : nested(components)}
    </ErrorBoundary>
  )
}

function nested(components: readonly ComponentType[]): ReactNode {
  return components.reduceRight<ReactNode>(
    (inside, Outer) => (
      <OutletContext value={inside}>
        <Outer />
      </OutletContext>
    ),
    null,
  )
}

interface BoundaryProps {
  readonly location: Location
  readonly Failed: ErrorView
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failure: { readonly cause: unknown } | null
  readonly location: Location
}

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, location: this.props.location }

  static getDerivedStateFromError(cause: unknown): Partial<BoundaryState> {
    return { failure: { cause } }
  }

  /** Another page gets another try. */
  static getDerivedStateFromProps(
    { location }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return location === state.location ? null : { failure: null, location }
  }

  override render() {
    const { failure } = this.state
    const { Failed, children } = this.props
    return failure ? <Failed error={failure.cause} /> : children
  }
}
