/** An email that could not be sent; another attempt may succeed. Its message is a reason for the log, without values of people. */
export class MailUnsent extends Error {
  override name = 'MailUnsent'
}

/** An email that was refused, and would be again. */
export class MailRefused extends MailUnsent {
  override name = 'MailRefused'
}
