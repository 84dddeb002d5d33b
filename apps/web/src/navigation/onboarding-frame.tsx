import { PlainFrame, type PlainFrameProps } from '@aloft/views/frame/plain-frame'
import { useUser } from '../state/session.ts'
import { logOut } from './log-out.ts'

/** Frame of the steps before the product, which have no navigation for logging out. */
export function OnboardingFrame(props: Omit<PlainFrameProps, 'homeHref' | 'account'>) {
  const user = useUser()
  const account = user ? { email: user.email, onLogOut: () => void logOut() } : undefined
  return <PlainFrame homeHref="/0" account={account} {...props} />
}
