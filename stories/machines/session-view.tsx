import { AppFrame } from '@aloft/views/frame/app-frame'
import { frameFixture } from '@aloft/views/frame/app-frame.fixtures'
import { LoginView } from '@aloft/views/account/login.view'
import { SignUpView } from '@aloft/views/account/sign-up.view'
import { UnreachableView } from '@aloft/views/shell/unreachable.view'
import { connectSession } from '@aloft/machines/session/session.connect'
import type { sessionMachine } from '@aloft/machines/session/session.machine'
import { fn } from 'storybook/test'
import type { SnapshotFrom } from 'xstate'

/** The app's view of a session's state; null for a state without a view. */
export function drawSession(snapshot: SnapshotFrom<typeof sessionMachine>) {
  const { status, isPending, failure, waitSeconds, hadUser, hasLeft } = connectSession(snapshot)
  if (status === 'checking') return null
  if (status === 'unreachable') return <UnreachableView failed={{ onRetry: fn() }} />
  if (status === 'signedIn')
    return (
      <AppFrame {...frameFixture} onLogOut={fn()}>
        {null}
      </AppFrame>
    )
  if (snapshot.matches({ signedOut: 'signingUp' })) {
    return (
      <SignUpView
        onSubmit={fn()}
        isPending={isPending}
        failure={failure === 'badLogin' ? undefined : failure}
        waitSeconds={waitSeconds}
        loginHref="/0/login"
        termsHref={undefined}
      />
    )
  }
  return (
    <LoginView
      onSubmit={fn()}
      isPending={isPending}
      failure={failure === 'emailInUse' ? undefined : failure}
      waitSeconds={waitSeconds}
      isSessionOver={hadUser && !hasLeft}
      signUpHref="/0/signup"
    />
  )
}
