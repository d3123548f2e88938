export const MIN_PASSWORD_LENGTH = 6; // spec §5
/** bcrypt ignores all bytes after these, so a longer password would not be fully checked. */
export const MAX_PASSWORD_BYTES = 72;
