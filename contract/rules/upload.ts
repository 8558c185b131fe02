/**
 * The base wire's bound for a whole request, and so for the files in it, where a server says no other
 * (extension `upload-size`).
 */
export const UPLOAD_MOST_BYTES = 30_000_000
