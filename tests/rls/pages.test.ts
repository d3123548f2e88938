// Visitors see only published pages; admins see every page.
import { beforeEach, expect, test } from "vitest";
import { createPage, listFooterPages, readPublishedPage } from "../../app/features/pages/data.ts";
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
