// npm run admin -- EMAIL [PASSWORD]: creates an operator, or sets the password of an existing one.
import { z } from "zod";
import { openOperators } from "../server/backend/open-database.ts";
import { refuseWeakPassword } from "../server/backend/password.ts";
import { parseEnv } from "../server/env.ts";
import { randomPassword } from "../server/operator.ts";
import { StartError } from "../server/start-error.ts";
import { command, usage } from "./command.ts";

await command(async () => {
  const [given, password = randomPassword()] = process.argv.slice(2);
  if (!given) throw usage("npm run admin -- EMAIL [PASSWORD]");
  const email = z.email().safeParse(given.trim().toLowerCase());
  if (!email.success) throw new StartError(`"${given}" is not an e-mail address.`);
  refuseWeakPassword(password);
  const operators = await openOperators(parseEnv(process.env));
  try {
    const isOld = await operators.resetPassword(email.data, password);
    if (!isOld) await operators.create(email.data, password);
    const what = isOld ? "has a new password; every session has ended" : "can sign in now";
    const shown = process.argv[3] ? "as given" : password;
    return `${email.data} ${what}.\nPassword: ${shown}`;
  } finally {
    await operators.close();
  }
});
