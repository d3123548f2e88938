// Visitors see only published pages; admins see every page.
import { beforeEach, expect, test } from "vitest";
import { restoreRow } from "../../app/editing/restore.ts";
import {
  createPage,
  listFooterPages,
  readMovedPage,
  readPublishedPage,
} from "../../app/features/pages/data.ts";
import { setUpDatabase } from "../database/database.ts";
import { goodRows } from "./rows.ts";

const db = setUpDatabase();
beforeEach(async () => {
  await db.sql`delete from pages`;
});
const { status: _, ...page } = goodRows.pages;

test.each(["anonymous", "member", "admin"] as const)(
  "%s reads drafts only if allowed",
  async (who) => {
    await db.admin.from("pages").insert(page).throwOnError();
    await db.admin
      .from("pages")
      .insert({ ...goodRows.pages, address: "terms" })
      .throwOnError();
    const { data } = await db[who].from("pages").select("address").order("address");
    const seen = who === "admin" ? ["privacy", "terms"] : ["terms"];
    expect(data?.map(({ address }) => address)).toEqual(seen);
    // The site shows no draft, even to an operator.
    expect((await readPublishedPage(db[who], "privacy")).data).toBeNull();
    expect((await readPublishedPage(db[who], "terms")).data?.title).toBe("Privacy");
    expect((await listFooterPages(db[who])).data).toHaveLength(1);
  },
);

test("an empty address is made from the title, and a used one is refused", async () => {
  const addressOf = async (title: string) => {
    const id = crypto.randomUUID();
    const row = { ...page, id, title, address: "" };
    const first = await createPage(db.admin, row);
    // A repeated insert, after a lost response, keeps the address.
    const again = await createPage(db.admin, row);
    expect(again.data?.address).toBe(first.data?.address);
    return first.data?.address;
  };
  expect(await addressOf("Terms & Refunds!")).toBe("terms-refunds");
  expect(await addressOf("Terms, refunds")).toBe("terms-refunds-2");
  expect(await addressOf("விதிகள்")).toMatch(/^[a-z]+$/);
  expect(await addressOf("🌴")).toBe("page");
  expect(await addressOf(`${"x".repeat(79)} y`)).toBe("x".repeat(79));
  const used = await db.admin.from("pages").insert({ ...page, address: "page" });
  expect(used.error?.code).toBe("23505");
});

test("earlier addresses lead to the page, until another one takes them", async () => {
  const ids = { terms: crypto.randomUUID(), rules: crypto.randomUUID() };
  const movedTo = async (earlier: string) => {
    const { data, error } = await readMovedPage(db.anonymous, earlier);
    expect(error).toBeNull();
    return data?.address;
  };
  const change = (id: string, values: { address?: string; status?: "draft" | "published" }) =>
    db.admin.from("pages").update(values).eq("id", id).throwOnError();
  await createPage(db.admin, { ...goodRows.pages, id: ids.terms, address: "terms" });
  await change(ids.terms, { address: "terms-2026" });
  await change(ids.terms, { address: "terms-2027" });
  expect([await movedTo("terms"), await movedTo("terms-2026")]).toEqual([
    "terms-2027",
    "terms-2027",
  ]);
  await change(ids.terms, { address: "terms-2026" });
  expect([await movedTo("terms-2026"), await movedTo("terms-2027")]).toEqual([
    undefined,
    "terms-2026",
  ]);

  await change(ids.terms, { status: "draft" });
  expect(await movedTo("terms")).toBeUndefined();
  await change(ids.terms, { status: "published" });

  await db.admin.from("pages").delete().eq("id", ids.terms).throwOnError();
  expect(await movedTo("terms")).toBeUndefined();
  expect((await restoreRow(db.admin, "pages", ids.terms)).error).toBeNull();
  expect(await movedTo("terms")).toBe("terms-2026");

  await createPage(db.admin, { ...goodRows.pages, id: ids.rules, address: "terms" });
  await change(ids.rules, { address: "rules" });
  expect(await movedTo("terms")).toBe("rules");

  // Restored later, the first page has an address that the second has had since. The page that changed last has it.
  await db.admin.from("pages").delete().eq("id", ids.terms).throwOnError();
  await change(ids.rules, { address: "terms-2027" });
  await change(ids.rules, { address: "rules" });
  expect((await restoreRow(db.admin, "pages", ids.terms)).error).toBeNull();
  await change(ids.terms, { address: "conditions" });
  expect(await movedTo("terms-2027")).toBe("conditions");
  await change(ids.rules, { address: "our-rules" });
  expect(await movedTo("terms-2027")).toBe("our-rules");
});
