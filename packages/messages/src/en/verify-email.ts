/** The reminder above the pages of the product, and its answer (SES-25). */
export const verifyEmail = {
  /** Where a launch needs it. */
  title: 'Please verify your email.',
  lead: 'Click the link we sent to {{email}}. You’ll need to before you launch an ad.',
  quiet: 'Before you launch, verify {{email}}.',
  resend: 'Resend email',
  sent: 'We sent a verification email to {{email}}.',
} as const
