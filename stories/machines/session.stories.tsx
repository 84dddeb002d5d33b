import { sessionMachine } from '@aloft/machines/session/session.machine'
import { sessionScenarios } from '@aloft/machines/session/session.scenarios'
import type { Meta } from '@storybook/react-vite'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'
import { drawSession } from './session-view.tsx'

const meta: Meta = { title: 'Machines/Session' }
export default meta

const scene = scenesOf(sessionMachine, sessionScenarios, drawSession)

export const Playground = playground('session', 'idle')
export const Checking = scene('checking', null)
export const Unreachable = scene('unreachable', ['button', /Try again/])
export const Leaving = scene('leaving', null)
export const SignedOut = scene('signedOut.idle', ['alert', /match/])
export const LoggingIn = scene('signedOut.loggingIn', ['button', /Log in/])
export const SigningUp = scene('signedOut.signingUp', ['textbox', /.*/])
export const SignedIn = scene('signedIn.idle', ['navigation', /Brand/])
export const LoggingOut = scene('signedIn.loggingOut', ['navigation', /Brand/])
export const LoggingOutEverywhere = scene('signedIn.loggingOutEverywhere', ['navigation', /Brand/], {
  like: 'machines-session--logging-out',
})
