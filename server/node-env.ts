// Before anything that asks for it: whoever runs the server without a word of development means the site.
process.env.NODE_ENV ||= "production";
