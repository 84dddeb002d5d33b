import { questionnaireSchema, signedInUserSchema, userSchema } from '@aloft/domain/account/user.entity'
import { disappointments, maxSurveyAnswerLength } from '@aloft/domain/account/pmf-survey.rules'
import { socialPlatforms } from '@aloft/domain/account/social-platforms'
import { userTasks } from '@aloft/domain/account/user-tasks.rules'
import { adGenDataKeys, maxAdGenDataLength } from '@aloft/domain/account/ad-gen-data.rules'
import { maxReferralCodeLength } from '@aloft/domain/account/referral-code.rules'
import { confirmationWords } from '@aloft/domain/core/params'
import { z } from 'zod'
import { nameText } from '@aloft/domain/account/name-text.entity'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails, nothing, ok } from '../core/action-schema.ts'
import type { accountActions } from './account.actions.ts'
import { exampleSignedInUser, exampleUser } from './account.examples.ts'

/** What a mailed link carries. */
const code = z.string().max(200)
const surveyAnswer = z.string().max(maxSurveyAnswerLength).optional()
const socialPlatform = z.enum(socialPlatforms)

/** What a step asks for goes on with `code`, a new one: each code works once. */
const nextStep = { platform: socialPlatform, email: z.string(), code: z.string() }

export const accountSchemas = {
  'add-user-completed-task': describeAction({
    summary: 'Records that the caller has completed a task of the introduction.',
    payload: z.object({ task: z.enum(userTasks) }),
    reply: ok,
    example: { payload: { task: 'firstAdCreated' }, reply: 'OK' },
  }),
  'forgot-password': describeAction({
    summary: 'Mails a link for choosing a new password.',
    payload: z.object({ email: z.string().max(320) }),
    reply: ok,
    example: { payload: { email: 'orla@nightjar.example' }, reply: 'OK' },
  }),
  'delete-account': describeAction({
    summary: 'Locks the caller’s account and schedules its deletion.',
    // Compared to the letter (OPN-66).
    payload: z.object({ confirmation: z.literal(confirmationWords.deleteAccount) }),
    // The account is locked at once; its data are gone by then.
    reply: z.object({ deletionDate: z.date() }),
    example: {
      payload: { confirmation: 'DELETE' },
      reply: { deletionDate: new Date('2026-11-21T09:00:00Z') },
    },
  }),
  'get-reset-link': describeAction({
    summary: 'Returns the email address that a password link was sent to.',
    payload: z.object({ code }),
    // Who has the code was sent it at that address.
    reply: z.object({ email: z.string() }),
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
    payload: z.object({
      email: z.string().max(320),
      password: z.string().max(1024),
      socialPlatform: socialPlatform.nullish(),
    }),
    reply: z.union([signedInUserSchema, z.literal('NOK'), z.literal('NULL_USER')]),
    example: {
      payload: { email: 'orla@nightjar.example', password: 'lamplight 39' },
      reply: exampleSignedInUser,
    },
  }),
  logout: describeAction({
    summary: 'Ends the caller’s session, or all of their sessions.',
    payload: z.object({ isEverywhere: z.boolean().optional() }),
    reply: ok,
    example: { payload: { isEverywhere: true }, reply: 'OK' },
  }),
  'resend-validation-email': describeAction({
    summary: 'Mails another link for confirming the caller’s email address.',
    payload: nothing,
    reply: ok,
    example: { payload: {}, reply: 'OK' },
  }),
  'reset-password': describeAction({
    summary: 'Sets a new password with the code of a mailed link, and logs in.',
    payload: z.object({ code, password: z.string().max(1024) }),
    reply: signedInUserSchema,
    failures: { passwordResetFail: noDetails },
    example: {
      payload: { code: 'example-code-of-a-link', password: 'lamplight 40' },
      reply: exampleSignedInUser,
    },
  }),
  'redeem-social-login': describeAction({
    summary: 'Completes a login through Google or Facebook.',
    payload: z.object({
      code: z.string().max(100),
      /** To link an account that exists: its address and password. */
      email: z.string().max(320).optional(),
      password: z.string().max(1024).optional(),
      /** To make a new account. */
      isTermsAccepted: z.boolean().optional(),
      language: z.string().max(35).optional(),
    }),
    /** `returnUrl` is the address of the app that the login was begun with. */
    reply: signedInUserSchema.extend({ returnUrl: z.string().nullable() }),
    failures: {
      platformAuthFailure: noDetails,
      /** The address belongs to an account: its password links the two. */
      linkNeedsPassword: z.object({ ...nextStep, isPasswordWrong: z.boolean() }),
      /** The address belongs to an account without a password, made through `socialPlatform`. */
      emailInUse: z.object({ platform: socialPlatform, email: z.string(), socialPlatform }),
      /** Nobody is known by this identity or address: a new account is made once the terms are accepted. */
      termsNeeded: z.object({ ...nextStep, username: z.string() }),
      /** The platform gave no address that an account could have. */
      emailMissing: z.object({ platform: socialPlatform }),
    },
    example: {
      payload: { code: 'example-code' },
      reply: { ...exampleSignedInUser, socialPlatform: 'google', returnUrl: '/0/list' },
    },
  }),
  'set-ad-gen-data': describeAction({
    summary: 'Keeps an answer of the onboarding with the caller’s account.',
    payload: z.object({
      key: z.enum(adGenDataKeys),
      value: z.string().max(maxAdGenDataLength),
      isInitialOnboarding: z.boolean().optional(),
    }),
    reply: userSchema,
    example: {
      payload: { key: 'websiteUrl', value: 'https://nightjar.example', isInitialOnboarding: true },
      reply: { ...exampleUser, adGenData: { websiteUrl: 'https://nightjar.example' } },
    },
  }),
  signup: describeAction({
    summary: 'Creates an account and logs in.',
    payload: z.object({
      email: z.string().max(320),
      password: z.string().max(1024),
      username: nameText(200),
      language: z.string().max(35).optional(),
      isTermsAccepted: z.boolean(),
      referralCode: z.string().max(maxReferralCodeLength).nullish(),
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
    payload: z.object({
      answers: z.object({
        disappointment: z.enum(disappointments),
        audience: surveyAnswer,
        benefit: surveyAnswer,
        improvement: surveyAnswer,
      }),
      // Left out or empty by who does not want to be asked more.
      email: z.string().max(320).nullish(),
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
  'update-user': describeAction({
    summary: 'Changes the caller’s name, language, email address, password or questionnaire.',
    payload: z.object({
      data: z.object({
        username: nameText(200).optional(),
        language: z.string().max(35).optional(),
        email: z.string().max(320).optional(),
        /** The current one; required to change email or password. */
        password: z.string().max(1024).optional(),
        newPassword: z.string().max(1024).optional(),
        questionnaire: questionnaireSchema.optional(),
      }),
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
    payload: z.object({ code }),
    reply: z.object({ isEmailValidated: z.boolean() }),
    // Of a new address that another account has taken since the link was mailed.
    failures: { emailInUse: noDetails },
    example: { payload: { code: 'example-code-of-a-link' }, reply: { isEmailValidated: true } },
  }),
} satisfies Record<keyof typeof accountActions, ActionSchema>
