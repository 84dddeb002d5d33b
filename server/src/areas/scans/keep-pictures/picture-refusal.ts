/** Why an untrusted picture is refused; never leaves this folder. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal'
}
