import { NavBarFrame } from '@aloft/design-system/patterns/nav-bar-frame'
import { useFrameContent } from '../navigation/use-frame-content.ts'
import { useSession } from '../wiring/session.ts'
import { Outlet } from '../router/outlet.tsx'

/** Pages that want all the width, such as the editor: navigation along the top. */
export function NavBarLayout() {
  const isSignedIn = useSession().status === 'signedIn'
  return <NavBarFrame {...useFrameContent()}>{isSignedIn ? <Outlet /> : null}</NavBarFrame>
}
