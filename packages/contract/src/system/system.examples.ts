/** The emails sent after a user signed up and then forgot her password. */
export const exampleMails = [
  {
    id: '01936b2e-0000-7000-8000-000000000902',
    to: 'orla@nightjar.example',
    subject: 'Reset your Aloft password',
    text: `Reset your password

Someone, hopefully you, asked to reset the password for orla@nightjar.example.

Choose a new password:
http://127.0.0.1:3000/0/reset-password?code=example-code-of-a-link

-- 
Sent by Aloft, 127.0.0.1:3000
`,
    date: new Date('2026-11-04T09:05:00Z'),
  },
  {
    id: '01936b2e-0000-7000-8000-000000000901',
    to: 'orla@nightjar.example',
    subject: 'Confirm your email address for Aloft',
    text: `Confirm your email address

Someone created an account at Aloft with orla@nightjar.example.

Confirm email address:
http://127.0.0.1:3000/0/email-validation?code=example-code-of-a-link

-- 
Sent by Aloft, 127.0.0.1:3000
`,
    date: new Date('2026-11-04T09:00:00Z'),
  },
]
