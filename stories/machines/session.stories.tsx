import { AppFrame } from '@aloft/design-system/patterns/app-frame'
import { frameFixture } from '@aloft/design-system/patterns/app-frame.fixtures'
import { LoginView } from '@aloft/design-system/views/account/login'
import { SignUpView } from '@aloft/design-system/views/account/sign-up'
import { UnreachableView } from '@aloft/design-system/views/shell/unreachable'
import { connectSession } from '@aloft/machines/session/session.connect'
import { sessionMachine } from '@aloft/machines/session/session.machine'
import { sessionScenarios } from '@aloft/machines/session/session.scenarios'
import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Session' }
export default meta

const scene = scenesOf(sessionMachine, sessionScenarios, (snapshot) => {
  const { status, isPending, failure, waitMinutes } = connectSession(snapshot)
  if (status === 'checking') return null
  if (status === 'unreachable') return <UnreachableView onRetry={fn()} />
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
        waitMinutes={waitMinutes}
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
      waitMinutes={waitMinutes}
      signUpHref="/0/signup"
    />
  )
})

export const Playground = playground('session', 'idle')
export const Checking = scene('checking', null)
export const Unreachable = scene('unreachable', ['button', /Try again/])
export const Leaving = scene('leaving', null)
export const SignedOut = scene('signedOut.idle', ['alert', /match/])
export const LoggingIn = scene('signedOut.loggingIn', ['button', /Log in/])
export const SigningUp = scene('signedOut.signingUp', ['textbox', /.*/])
export const SignedIn = scene('signedIn.idle', ['navigation', /Brand/])
export const LoggingOut = scene('signedIn.loggingOut', ['navigation', /Brand/])
export const LoggingOutEverywhere = scene(
  'signedIn.loggingOutEverywhere',
  ['navigation', /Brand/],
  'machines-session--logging-out',
)
