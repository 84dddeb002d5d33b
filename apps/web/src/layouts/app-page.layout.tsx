import { AppFrame, type AppFrameProps } from '@aloft/views/frame/app-frame'
import { FrameBar } from '@aloft/views/frame/frame-bar'
import { commandKey } from '../wiring/core/command-key.ts'
import { useFrameContent } from '../navigation/use-frame-content.ts'
import { openOverlay } from '../state/overlay.ts'
import { useProductDay } from '../wiring/core/clock.ts'
import { useSession } from '../wiring/account/session.ts'
import { SideFoot } from './side-foot.tsx'
import { VerifyEmail } from './verify-email.tsx'
import { Outlet } from '../router/outlet.tsx'

/** The product's pages with navigation at the side; the frame is shown before the session is known. */
export function AppPageLayout({ width = 'main' }: Pick<AppFrameProps, 'width'>) {
  const isSignedIn = useSession().status === 'signedIn'
  return (
    <AppFrame width={width} sideFoot={isSignedIn ? <SideFoot /> : null} {...useFrameContent()}>
      <FrameBar
        today={useProductDay()}
        onSearch={() => openOverlay('palette')}
        searchKeys={[commandKey(), 'K']}
      />
      {isSignedIn ? (
        <>
          <VerifyEmail />
          <Outlet />
        </>
      ) : null}
    </AppFrame>
  )
}
