import { replace } from "react-router";

/** Spec §2: /admin leads to the dashboard. */
export function clientLoader() {
  throw replace("/admin/dashboard");
}

export default function AdminIndex() {
  return null;
}
