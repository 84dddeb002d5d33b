/** How a caller proves who they are. */
export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `authToken` of `login`, `signup` or any other call that logs in.',
  },
  socialLogin: {
    type: 'apiKey',
    in: 'cookie',
    name: 'social-login',
    description:
      'The browser that began a login through Google or Facebook, for ten minutes. Over https the name is `__Host-social-login`.',
  },
}

/** What a call of this role needs. */
export const signedIn = [{ bearer: [] }]

/** Needed by what completes a login in the browser that began it. */
export const sameBrowser = [{ socialLogin: [] }]
