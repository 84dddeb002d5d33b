/** Placeholder actor of a machine: the app, a story or a test must provide the real one. */
export async function unprovided(): Promise<never> {
  throw new Error('this actor is provided where the machine is used')
}
