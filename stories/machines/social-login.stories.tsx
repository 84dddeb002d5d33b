import { SocialLoginView } from '@aloft/views/account/social-login.view'
import { connectSocialLogin } from '@aloft/machines/social-login/social-login.connect'
import { socialLoginMachine } from '@aloft/machines/social-login/social-login.machine'
import { socialLoginScenarios } from '@aloft/machines/social-login/social-login.scenarios'
import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Social login' }
export default meta

const scene = scenesOf(socialLoginMachine, socialLoginScenarios, (snapshot) => {
  const content = connectSocialLogin(snapshot)
  if (content.kind === 'entered') return null
  return (
    <SocialLoginView
      content={content}
      onSendPassword={fn()}
      onAcceptTerms={fn()}
      links={[{ platform: 'facebook', href: '/api/facebook-login' }]}
      loginHref="/0/login"
      signUpHref="/0/signup"
      forgotPasswordHref="/0/forgot-password"
    />
  )
})

export const Playground = playground('social-login', 'asked')
export const Opening = scene('opening', ['status', /Logging you in/], {
  like: 'machines-social-login-redeeming',
})
export const Redeeming = scene('redeeming', ['status', /Logging you in/])
export const AskingThePassword = scene('password.asked', ['alert', /match/])
export const SendingThePassword = scene('password.sending', ['button', /Link/])
export const AskingForTheTerms = scene('terms.asked', ['checkbox', /.*/])
export const SendingTheTerms = scene('terms.sending', ['button', /account/])
export const Failed = scene('failed', ['heading', /not logged in/])
export const Entered = scene('entered', null)
