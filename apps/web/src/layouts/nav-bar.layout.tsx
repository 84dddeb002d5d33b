import { NavBarFrame } from '@aloft/views/frame/nav-bar-frame'
import { useFrameContent } from '../navigation/use-frame-content.ts'
import { Outlet } from '../router/outlet.tsx'
import { useSession } from '../wiring/account/session.ts'

/** Pages that need the full width, such as the editor: navigation along the top. */
export function NavBarLayout() {
  const isSignedIn = useSession().status === 'signedIn'
  return <NavBarFrame {...useFrameContent()}>{isSignedIn ? <Outlet /> : null}</NavBarFrame>
}
