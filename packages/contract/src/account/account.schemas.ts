import { questionnaireSchema, signedInUserSchema, userSchema } from '@aloft/domain/account/user.entity'
import { disappointments, maxSurveyAnswerLength } from '@aloft/domain/account/pmf-survey.rules'
import { userTasks } from '@aloft/domain/account/user-tasks.rules'
import { adGenDataKeys, maxAdGenDataLength } from '@aloft/domain/account/ad-gen-data.rules'
import { maxReferralCodeLength } from '@aloft/domain/account/referral-code.rules'
import { preferencesSchema } from '@aloft/domain/account/preferences.entity'
import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import { confirmationWords } from '@aloft/domain/core/params'
import { z } from 'zod'
import { nameText } from '@aloft/domain/account/name-text.entity'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails, nothing, ok } from '../core/action-schema.ts'
import { email, languageTag, mailedCode, socialPlatform } from '../core/fields.ts'
import type { accountActions } from './account.actions.ts'
import { exampleSignedInUser, exampleUser } from './account.examples.ts'

const surveyAnswer = z.string().max(maxSurveyAnswerLength).optional()
const password = z.string().max(1024)

const pageAddress = z
  .string()
  .max(2000)
  .refine((address) => ownReturnAddress(address) !== null)
  .describe('The page’s address, from `/0` on.')

const loginPlatform = socialPlatform.describe('The platform of the login.')
const loginEmail = z.string().describe('Email address at the platform.')

const nextStep = {
  platform: loginPlatform,
  email: loginEmail,
  code: z.string().describe('Code for the next attempt. Each code works once.'),
}

export const accountSchemas = {
  'add-user-completed-task': describeAction({
    summary: 'Records that the caller has completed a task of the introduction.',
    payload: z.object({ task: z.enum(userTasks).describe('Name of the task.') }),
    reply: ok,
    example: { payload: { task: 'firstAdCreated' }, reply: 'OK' },
  }),
  'forgot-password': describeAction({
    summary: 'Mails a link for choosing a new password.',
    // Requests for an email are also counted in the handler, which knows whether the user's own browser sent
    // them.
    limits: [{ calls: 200, seconds: 3600, by: 'caller' }],
    payload: z.object({ email: email.describe('Email address of the account.') }),
    reply: ok,
    example: { payload: { email: 'orla@nightjar.example' }, reply: 'OK' },
  }),
  'delete-account': describeAction({
    summary: 'Locks the caller’s account and schedules its deletion.',
    // Must match exactly (OPN-66).
    payload: z.object({
      confirmation: z
        .literal(confirmationWords.deleteAccount)
        .describe('Typed by the user, because a deletion can’t be undone.'),
    }),
    reply: z.object({
      deletionDate: z.date().describe('When all data will be gone. The account is locked at once.'),
    }),
    example: {
      payload: { confirmation: 'DELETE' },
      reply: { deletionDate: new Date('2026-11-21T09:00:00Z') },
    },
  }),
  'get-reset-link': describeAction({
    summary: 'Returns the email address that a password link was sent to.',
    payload: z.object({ code: mailedCode }),
    // Safe to return, because the code was sent to that address.
    reply: z.object({ email: z.string().describe('Email address of the account.') }),
    failures: { passwordResetFail: noDetails },
    example: { payload: { code: 'example-code-of-a-link' }, reply: { email: 'orla@nightjar.example' } },
  }),
  'get-user': describeAction({
    summary: 'Returns the caller’s account.',
    payload: nothing,
    reply: userSchema,
    example: { payload: {}, reply: exampleUser },
  }),
  login: describeAction({
    summary: 'Logs in with an email address and a password, or with a stored token.',
    // The field password may contain the opaque stored token (OPN-02).
    // Wrong passwords are counted where they're compared; this limit only bounds the load from one network.
    limits: [{ calls: 600, seconds: 60, by: 'caller' }],
    payload: z.object({
      email: email.describe('Email address of the account.'),
      password: password.describe('The password, or the stored `userToken`.'),
      socialPlatform: socialPlatform.nullish().describe('The platform of a stored token. It has no effect.'),
    }),
    reply: z.union([signedInUserSchema, z.literal('NOK'), z.literal('NULL_USER')]),
    example: {
      payload: { email: 'orla@nightjar.example', password: 'lamplight 39' },
      reply: exampleSignedInUser,
    },
  }),
  logout: describeAction({
    summary: 'Ends the caller’s session, or all of their sessions.',
    payload: z.object({
      isEverywhere: z
        .boolean()
        .optional()
        .describe('Ends all sessions of the account, and not this one alone.'),
    }),
    reply: ok,
    example: { payload: { isEverywhere: true }, reply: 'OK' },
  }),
  'resend-validation-email': describeAction({
    summary: 'Mails another link for confirming the caller’s email address.',
    limits: [{ calls: 5, seconds: 3600, by: 'caller' }],
    payload: nothing,
    reply: ok,
    example: { payload: {}, reply: 'OK' },
  }),
  'reset-password': describeAction({
    summary: 'Sets a new password with the code of a mailed link, and logs in.',
    limits: [{ calls: 20, seconds: 3600, by: 'caller' }],
    payload: z.object({
      code: mailedCode,
      password: password.describe(
        'The new password: at least 8 characters, with a digit and something else.',
      ),
    }),
    reply: signedInUserSchema,
    failures: { passwordResetFail: noDetails },
    example: {
      payload: { code: 'example-code-of-a-link', password: 'lamplight 40' },
      reply: exampleSignedInUser,
    },
  }),
  'redeem-social-login': describeAction({
    summary: 'Completes a login through Google or Facebook.',
    limits: [{ calls: 60, seconds: 60, by: 'caller' }],
    payload: z.object({
      code: z
        .string()
        .max(100)
        .describe('The code of the page that the login came back to, or of a failure before.'),
      email: email
        .optional()
        .describe('Email address of the account to link. Needed after `linkNeedsPassword`.'),
      password: password
        .optional()
        .describe('Password of the account to link. Needed after `linkNeedsPassword`.'),
      isTermsAccepted: z
        .boolean()
        .optional()
        .describe('Whether the user accepts the terms. Needed for a new account, after `termsNeeded`.'),
      language: languageTag.optional().describe('Language tag of a new account, such as `en`.'),
    }),
    reply: signedInUserSchema.extend({
      returnUrl: z
        .string()
        .nullable()
        .describe('Address of the app that the login began with; null without one.'),
    }),
    failures: {
      platformAuthFailure: noDetails,
      /** The address belongs to an account: its password links the two. */
      linkNeedsPassword: z.object({
        ...nextStep,
        isPasswordWrong: z.boolean().describe('Whether a wrong password was sent.'),
      }),
      /** The address belongs to an account without a password, which was created through `socialPlatform`. */
      emailInUse: z.object({
        platform: loginPlatform,
        email: loginEmail,
        socialPlatform: socialPlatform.describe('The platform that the account logs in through.'),
      }),
      /** Nobody has this identity or address: a new account is created once the terms are accepted. */
      termsNeeded: z.object({ ...nextStep, username: z.string().describe('Name at the platform.') }),
      /** The platform returned no address that an account could use. */
      emailMissing: z.object({ platform: loginPlatform }),
    },
    example: {
      payload: { code: 'example-code' },
      reply: { ...exampleSignedInUser, socialPlatform: 'google', returnUrl: '/0/list' },
    },
  }),
  'send-page-link': describeAction({
    summary: 'Mails the caller a link to a page of the app, for opening it on another device.',
    limits: [{ calls: 5, seconds: 3600, by: 'caller' }],
    payload: z.object({ address: pageAddress }),
    reply: ok,
    example: { payload: { address: '/0/list' }, reply: 'OK' },
  }),
  'set-ad-gen-data': describeAction({
    summary:
      'Keeps an answer of the onboarding: with the selected brand, or with the account until it has one.',
    payload: z.object({
      key: z.enum(adGenDataKeys).describe('What was asked.'),
      value: z.string().max(maxAdGenDataLength).describe('The answer.'),
      isInitialOnboarding: z
        .boolean()
        .optional()
        .describe(
          'Whether the onboarding asks, before the first brand. The account’s brands alone decide where the answer goes.',
        ),
    }),
    reply: userSchema,
    example: {
      payload: { key: 'websiteUrl', value: 'https://nightjar.example', isInitialOnboarding: true },
      reply: { ...exampleUser, adGenData: { websiteUrl: 'https://nightjar.example' } },
    },
  }),
  signup: describeAction({
    summary: 'Creates an account and logs in.',
    limits: [
      { calls: 10, seconds: 3600, by: 'email' },
      { calls: 30, seconds: 3600, by: 'caller' },
    ],
    payload: z.object({
      email: email.describe('Email address to log in with. A link to confirm it is mailed there.'),
      password: password.describe('The password: at least 8 characters, with a digit and something else.'),
      username: nameText(200).describe('Name of the person.'),
      language: languageTag.optional(),
      isTermsAccepted: z.boolean().describe('Must be true: without the terms there is no account.'),
      referralCode: z
        .string()
        .max(maxReferralCodeLength)
        .nullish()
        .describe('Code of whoever recommended us.'),
    }),
    reply: signedInUserSchema,
    failures: { emailInUse: noDetails },
    example: {
      payload: {
        email: 'orla@nightjar.example',
        password: 'lamplight 39',
        username: 'Órla Fahy',
        language: 'en',
        isTermsAccepted: true,
      },
      reply: exampleSignedInUser,
    },
  }),
  'submit-pmf-survey': describeAction({
    summary: 'Sends answers to the product survey.',
    limits: [{ calls: 10, seconds: 3600, by: 'caller' }],
    payload: z.object({
      answers: z
        .object({
          disappointment: z
            .enum(disappointments)
            .describe('How disappointed the person would be without us.'),
          audience: surveyAnswer.describe('Who would benefit most, in their words.'),
          benefit: surveyAnswer.describe('What the main benefit is, in their words.'),
          improvement: surveyAnswer.describe('What we could improve, in their words.'),
        })
        .describe('The answers.'),
      email: email.nullish().describe('Email address for questions. Left out or empty if none are welcome.'),
    }),
    reply: ok,
    example: {
      payload: {
        answers: {
          disappointment: 'very',
          audience: 'Small shops without a marketer',
          benefit: 'An ad in ten minutes that sounds like us',
          improvement: '',
        },
        email: 'orla@nightjar.example',
      },
      reply: 'OK',
    },
  }),
  'save-preferences': describeAction({
    summary: 'Saves what the caller has set for themselves, such as the columns of a list.',
    payload: z.object({
      preferences: preferencesSchema.partial().describe('What to set. What is left out stays as it is.'),
    }),
    reply: ok,
    example: {
      payload: { preferences: { colorScheme: 'dark', adColumns: ['name', 'status', 'spend', 'clicks'] } },
      reply: 'OK',
    },
  }),
  'update-user': describeAction({
    summary: 'Changes the caller’s name, language, email address, password or questionnaire.',
    limits: [
      // A call can guess a password, or send an email to a stranger.
      { calls: 10, seconds: 600, by: 'caller', ifGiven: 'data.password' },
      { calls: 5, seconds: 3600, by: 'caller', ifGiven: 'data.email' },
    ],
    payload: z.object({
      data: z
        .object({
          username: nameText(200).optional().describe('Name of the person.'),
          language: languageTag.optional(),
          email: email
            .optional()
            .describe('New email address. It applies once the link mailed to it is followed.'),
          password: password
            .optional()
            .describe('Current password. Needed to change `email` or the password.'),
          newPassword: password
            .optional()
            .describe('New password: at least 8 characters, with a digit and something else.'),
          questionnaire: questionnaireSchema
            .optional()
            .describe('Answers of the onboarding’s questionnaire.'),
        })
        .describe('What to change. What is left out stays as it is.'),
    }),
    reply: userSchema,
    failures: { badLogin: noDetails, emailInUse: noDetails },
    example: {
      payload: { data: { questionnaire: { role: 'smallBusiness', goal: 'sales' } } },
      reply: { ...exampleUser, questionnaire: { role: 'smallBusiness', goal: 'sales' } },
    },
  }),
  'validate-email': describeAction({
    summary: 'Confirms an email address with the code of a mailed link.',
    limits: [{ calls: 60, seconds: 3600, by: 'caller' }],
    payload: z.object({ code: mailedCode }),
    reply: z.object({ isEmailValidated: z.boolean().describe('Whether the address is confirmed.') }),
    // For a change of address: another account has taken the address since the link was emailed.
    failures: { emailInUse: noDetails },
    example: { payload: { code: 'example-code-of-a-link' }, reply: { isEmailValidated: true } },
  }),
} satisfies Record<keyof typeof accountActions, ActionSchema>
