/** The emails sent after a user signed up and then forgot her password. */
export const exampleMails = [
  {
    id: '01936b2e-0000-7000-8000-000000000902',
    to: 'orla@nightjar.example',
    subject: 'Reset your Aloft password',
    text: `A new password

Somebody, hopefully you, asked for a new password for the account of orla@nightjar.example.

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
    text: `Is this address yours?

An account was made at Aloft with orla@nightjar.example.

Confirm my address:
http://127.0.0.1:3000/0/email-validation?code=example-code-of-a-link

-- 
Sent by Aloft, 127.0.0.1:3000
`,
    date: new Date('2026-11-04T09:00:00Z'),
  },
]
