/** The reminder above the pages of the product, and its answer (SES-25). */
export const verifyEmail = {
  title: 'Please verify your email.',
  lead: 'Open the link we sent to {{email}}: launching an ad needs it.',
  resend: 'Send it again',
  sent: 'A verification email was sent to {{email}}.',
} as const
